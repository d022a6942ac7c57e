/** Joints as 'x y x y …' on a grid of 6, in a frame of 240 with the Equator on the hip at 120. */
export type Chain = string;

/** A sport is a few joints. */
export interface PictogramFigure {
  readonly heads: readonly Chain[];
  readonly torsos: readonly Chain[];
  readonly limbs: readonly Chain[];
  readonly balls?: readonly Chain[];
  /** A limb that bends, as path data. */
  readonly curve?: string;
  /** Apparatus: thin strokes, thick strokes and filled masses, as path data. */
  readonly gear?: string;
  readonly thickGear?: string;
  readonly mass?: string;
  /** The apparatus hides part of the body instead of standing behind it. */
  readonly gearInFront?: boolean;
}
