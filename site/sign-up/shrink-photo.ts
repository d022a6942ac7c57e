/** As the server would make it; larger ones are only drawn smaller there. */
const longestSide = 2000;
/** Not worth it below. */
const smallEnough = 500_000;

/** Puts a smaller picture in place of the chosen one; what the browser can't read is sent as it is. */
export async function shrinkPhoto(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file || file.size < smallEnough || !file.type.startsWith('image/')) return;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) return;
  // What is transparent would become black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.8),
  );
  // Another file may have been chosen meanwhile.
  if (!small || small.size >= file.size || input.files?.[0] !== file) return;
  const chosen = new DataTransfer();
  chosen.items.add(new File([small], 'foto.jpg', { type: small.type }));
  input.files = chosen.files;
}
