/** Swagger UI has its dark theme under a class, and not under the wish of the browser. */
(() => {
  const wish = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', wish.matches);
  wish.addEventListener('change', follow);
  follow();
})();
