/** A town chosen on the map leads to its places, as it does without a script: eyes and keyboard alike. */
document.addEventListener('instant', () => {
  const places = document.getElementById('lugares');
  if (location.hash !== '#lugares' || !places) return;
  places.focus({ preventScroll: true });
  places.scrollIntoView();
});
