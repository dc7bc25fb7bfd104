// A drawing in the whole window: larger and smaller, moved by mouse, finger and keys, copied and saved. Loaded when somebody
// first asks for it.
(() => {
  "use strict";
  const element = (kind, values, ...children) => {
    const made = Object.assign(document.createElement(kind), values);
    made.append(...children);
    return made;
  };
  // What is copied has the colours that the reader sees, and needs no style sheet.
  const serialized = (svg) => {
    const copy = svg.cloneNode(true);
    const parts = [...svg.querySelectorAll("*")];
    [...copy.querySelectorAll("*")].forEach((part, index) => {
      if (part.matches("title, desc, g, a")) return;
      const style = getComputedStyle(parts[index]);
      for (const name of ["fill", "stroke", "opacity"]) part.setAttribute(name, style[name]);
    });
    for (const link of copy.querySelectorAll("a")) link.setAttribute("href", new URL(link.getAttribute("href"), document.baseURI));
    copy.removeAttribute("style");
    return new XMLSerializer().serializeToString(copy);
  };
  window.glosaDiagram = (link, copyText) => {
    const frame = link.closest("figure")?.querySelector(".diagram-scroll");
    const svg = frame?.querySelector(".glosa-diagram");
    if (!svg) return location.assign(link.href);
    const words = link.dataset;
    const [room, left, top] = [svg.parentElement, frame.scrollLeft, frame.scrollTop];
    const { width, height } = svg.viewBox.baseVal;
    const stage = element("div", { className: "diagram-stage", tabIndex: 0 });
    const size = element("output", {});
    const status = element("p", { className: "visually-hidden", role: "status" });
    const button = (text, name, act) => {
      const made = element("button", { type: "button", textContent: text, title: name, onclick: act });
      made.setAttribute("aria-label", name);
      return made;
    };
    let scale;
    // What lies at a place of the window stays there.
    const zoom = (next, x = innerWidth / 2, y = innerHeight / 2) => {
      const before = svg.getBoundingClientRect();
      scale = Math.min(Math.max(next, 0.05), 8);
      svg.style.width = `${width * scale}px`;
      size.textContent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(scale);
      const after = svg.getBoundingClientRect();
      stage.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x;
      stage.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y;
    };
    const whole = () => Math.min((stage.clientWidth - 32) / width, (stage.clientHeight - 32) / height, 2);
    const copy = async () => {
      const done = await copyText(serialized(svg), dialog);
      status.textContent = done ? words.copied : words.failed;
      copying.dataset.state = done ? "done" : "failed";
      copying.focus();
    };
    const copying = button(words.copy, words.copy, copy);
    const bar = element(
      "div",
      { className: "diagram-bar" },
      button("−", words.smaller, () => zoom(scale / 1.25)),
      size,
      button("+", words.larger, () => zoom(scale * 1.25)),
      button(words.whole, words.whole, () => zoom(whole())),
      copying,
      element("a", { href: link.href, download: "", textContent: words.save }),
      button("✕", words.close, () => dialog.close()),
    );
    const dialog = element("dialog", { className: "diagram-view" }, bar, stage, status);
    dialog.setAttribute("aria-label", frame.getAttribute("aria-label"));
    stage.setAttribute("role", "group");
    stage.setAttribute("aria-label", svg.querySelector("title")?.textContent ?? "");

    let grip;
    stage.addEventListener("pointerdown", (event) => {
      grip = event.pointerType === "mouse" && event.button === 0 && { x: event.clientX, y: event.clientY };
      if (grip) [grip.left, grip.top, grip.isDrag] = [stage.scrollLeft, stage.scrollTop, false];
    });
    stage.addEventListener("pointermove", (event) => {
      if (!grip || event.buttons !== 1) return;
      const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!grip.isDrag && Math.hypot(x, y) < 4) return;
      if (!grip.isDrag) stage.setPointerCapture(event.pointerId);
      grip.isDrag = true;
      stage.scrollTo({ left: grip.left - x, top: grip.top - y, behavior: "instant" });
    });
    // The end of a drag over a link is no press on it.
    stage.addEventListener("click", (event) => grip?.isDrag && event.preventDefault(), true);
    stage.addEventListener("dragstart", (event) => event.preventDefault());
    stage.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    }, { passive: false });
    dialog.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowLeft: [-80, 0], ArrowRight: [80, 0], ArrowUp: [0, -80], ArrowDown: [0, 80] }[event.key];
      const next = { "+": scale * 1.25, "=": scale * 1.25, "-": scale / 1.25, 0: whole() }[event.key];
      if (!step && !next) return;
      event.preventDefault();
      if (step) stage.scrollBy(...step);
      else zoom(next);
    });
    const leave = () => dialog.close();
    dialog.addEventListener("close", () => {
      removeEventListener("hashchange", leave);
      document.removeEventListener("glosa:leave", leave);
      svg.style.width = "";
      room.append(svg);
      frame.style.blockSize = "";
      [frame.scrollLeft, frame.scrollTop] = [left, top];
      dialog.remove();
    });
    addEventListener("hashchange", leave);
    document.addEventListener("glosa:leave", leave);

    // The page keeps its height while the drawing is away.
    frame.style.blockSize = `${frame.offsetHeight}px`;
    stage.append(svg);
    document.body.append(dialog);
    dialog.showModal();
    // Smaller, its text could not be read.
    zoom(Math.max(whole(), 0.85));
    const start = svg.querySelector("a[aria-current] .node") ?? svg.querySelector(".node");
    if (scale > whole()) start?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    stage.focus();
  };
})();
