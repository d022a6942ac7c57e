import sharp, { type Metadata } from 'sharp';
import { refuse } from '../hooks/refuse.ts';

/** The widest that is kept. */
const keptWidth = 2400;
/** More than any telephone takes; decoded whole, such a picture needs some 400 MB. */
const mostPixels = 120_000_000;
const taken = new Set(['jpeg', 'png', 'webp', 'avif']);
const wanted = 'Envie uma fotografia em JPEG, PNG, WebP ou AVIF.';

export interface CleanPhoto {
  data: Buffer;
  /** The ending of its name, and its type. */
  ending: 'jpg' | 'png';
  mimetype: string;
  /** How much smaller than what was sent: crops are told in pixels of that. */
  scale: number;
}

/**
 * Decodes a photograph and writes it anew, which removes its place and anything hidden in the file. JPEG,
 * because the editor waits for it: WebP takes twice as long. What is see-through stays so, as PNG.
 */
export async function cleanPhoto(sent: Buffer): Promise<CleanPhoto> {
  const { width, height, hasAlpha, orientation = 1 } = await checkPhoto(sent);
  const upright = sharp(sent, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: keptWidth, withoutEnlargement: true });
  const written = hasAlpha ? upright.png() : upright.jpeg({ quality: 88 });
  const { data, info } = await written
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse(`O arquivo está danificado e não pôde ser lido até o fim. ${wanted}`));
  // From 5 on, the camera was held upright.
  const sentWidth = orientation >= 5 ? height : width;
  return {
    data,
    ...(hasAlpha
      ? { ending: 'png', mimetype: 'image/png' }
      : { ending: 'jpg', mimetype: 'image/jpeg' }),
    scale: info.width / sentWidth,
  };
}

async function checkPhoto(sent: Buffer): Promise<Metadata> {
  const found = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(`O arquivo não é uma imagem ou está danificado. ${wanted}`));
  const format = formatOf(found);
  if (format === 'svg') refuse(`SVG não é aceito: pode conter programas. ${wanted}`);
  if (format === 'hevc')
    refuse(`HEIC, o formato do iPhone, não é aceito. Exporte como JPEG. ${wanted}`);
  if (!taken.has(format)) refuse(`Imagens ${format.toUpperCase()} não são aceitas. ${wanted}`);
  if (found.width * found.height > mostPixels)
    refuse(
      `A imagem tem ${megapixels(found.width * found.height)} megapixels; o limite é de ${megapixels(mostPixels)}. Envie uma versão menor.`,
    );
  return found;
}

/** AVIF and HEIC are one container with two codecs. */
const formatOf = ({ format, compression }: Metadata): string =>
  format !== 'heif' ? format : compression === 'av1' ? 'avif' : 'hevc';

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('pt-BR');
