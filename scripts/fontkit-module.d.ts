declare module 'fontkit' {
  interface Run {
    advanceWidth: number;
    glyphs: { path: { toSVG(): string } }[];
  }
  export function create(font: Buffer): { layout(text: string): Run; characterSet: number[] };
}
