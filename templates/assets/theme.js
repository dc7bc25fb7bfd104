// Runs before the first paint: the reader's remembered theme, long lines broken or not, and a mark that scripts run.
(() => {
  const root = document.documentElement;
  root.dataset.js = "";
  try {
    const theme = localStorage.getItem("glosa-theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("glosa-wrap")) root.dataset.wrap = "";
  } catch {
    // Storage can be refused; the system's preference holds.
  }
})();
