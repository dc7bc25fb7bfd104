"""Archives that are the same bytes whenever their contents are: sorted names, one time, no owner."""
import gzip
import io
import os
import tarfile
import time
import zipfile


def files(folder):
    """The files below a folder as (path below it, path), in order."""
    for parent, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(parent, name)
            yield os.path.relpath(path, folder), path


def is_executable(path):
    return os.stat(path).st_mode & 0o111 != 0


def tar_gz(folder, prefix, epoch):
    """A .tar.gz of a folder's files, below `prefix`."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, path in files(folder):
            entry = tarfile.TarInfo(f"{prefix}/{name}")
            entry.size, entry.mtime = os.path.getsize(path), epoch
            entry.mode = 0o755 if is_executable(path) else 0o644
            with open(path, "rb") as file:
                tar.addfile(entry, file)
    return gzip.compress(raw.getvalue(), compresslevel=9, mtime=epoch)


def zipped(entries, epoch):
    """A .zip of (name, bytes, is executable), in the order given."""
    raw = io.BytesIO()
    moment = time.gmtime(max(epoch, 315532800))[:6]  # the format begins in 1980
    with zipfile.ZipFile(raw, "w") as archive:
        for name, data, executable in entries:
            entry = zipfile.ZipInfo(name, moment)
            entry.create_system = 3  # Unix: the mode counts
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data, compresslevel=9)
    return raw.getvalue()
