/**
 * Keeps the fields of instant forms in step with the address: 'back', or a link that clears the
 * filters, changes the view without touching the form. A field in use is left to the person.
 */
function follow(spared: Element | null): void {
  const { searchParams } = new URL(location.href);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-instant]'))
    for (const field of form.elements)
      if (
        (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
        field.name !== '' &&
        field.type !== 'hidden' &&
        field !== spared
      )
        field.value = searchParams.get(field.name) ?? '';
}

document.addEventListener('instant', () => follow(document.activeElement));
addEventListener('popstate', () => follow(null));
