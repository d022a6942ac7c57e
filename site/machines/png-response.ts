import sharp from 'sharp';

/** A drawing as a picture for those who read no SVG; few colours make a light file. */
export async function pngResponse(svg: string): Promise<Response> {
  const picture = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
