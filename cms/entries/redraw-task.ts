/** What `redraw.ts` asks of the program `redraw-photo.ts`, which must load nothing else of the portal. */
export interface RedrawTask {
  side: number;
  mostPixels: number;
  processorMs: number;
}

/** Its exit codes. */
export const redrawEnds = { drawn: 0, broken: 1, pixels: 2 } as const;
