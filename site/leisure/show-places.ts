/** A town chosen on the map leads to its places, as it does without a script. */
document.addEventListener('instant', () => {
  if (location.hash === '#lugares') document.getElementById('lugares')?.scrollIntoView();
});
