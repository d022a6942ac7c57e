/** Shows and says that something is on its way, but only where it takes long enough to wonder. */
const patienceMs = 400;
const mark = document.createElement('p');
mark.className = 'loading';
mark.setAttribute('role', 'status');
document.body.append(mark);

let awaited = 0;

export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  awaited++;
  const wondering = setTimeout(() => {
    mark.textContent = 'Carregando…';
  }, patienceMs);
  try {
    return await work;
  } finally {
    clearTimeout(wondering);
    awaited--;
    if (awaited === 0) mark.textContent = '';
  }
}
