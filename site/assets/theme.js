(() => {
const root = document.documentElement;
root.dataset.js = "";
try {
const theme = localStorage.getItem("glosa-theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
if (localStorage.getItem("glosa-wrap")) root.dataset.wrap = "";
} catch {
}
})();
