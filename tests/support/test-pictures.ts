import sharp from 'sharp';

/** Of no people and no place: shapes that show what a frame does to a photograph. */
interface TestPicture {
  name: string;
  width: number;
  height: number;
  shapes: string;
}

const column = (fill: string, index: number) =>
  `<rect x="${index * 250}" width="250" height="1000" fill="${fill}"/>`;

/** One colour over the whole height, next to the other. */
export const columnColours = ['#d02030', '#f0a020', '#f4f0e0', '#3060d0', '#8040a0', '#202020'];

/** As a scale: every tenth of its height is of another hue. */
export const stepHues = Array.from({ length: 10 }, (_, index) => index * 36);
const hueStep = (hue: number, index: number) =>
  `<rect y="${index * 120}" width="900" height="120" fill="hsl(${hue} 80% 50%)"/>`;

const pictures: TestPicture[] = [
  { name: 'colunas', width: 1500, height: 1000, shapes: columnColours.map(column).join('') },
  { name: 'degraus', width: 900, height: 1200, shapes: stepHues.map(hueStep).join('') },
  {
    name: 'disco',
    width: 1600,
    height: 900,
    shapes: `<rect width="1600" height="900" fill="#8cc0e8"/><rect y="620" width="1600" height="280" fill="#b5651d"/>
      <path d="M560 900V520q240-180 480 0v380z" fill="#c02040"/><circle cx="800" cy="320" r="120" fill="#e8b070"/>`,
  },
];

export async function testPicture(name: 'colunas' | 'degraus' | 'disco'): Promise<Buffer> {
  const { width, height, shapes } = pictures.find((one) => one.name === name) as TestPicture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
