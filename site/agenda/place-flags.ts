/** A day on the month's line that has a text. */
export interface Flag {
  /** From 1 to the length of the month. */
  day: number;
  /** Characters in its longest line. */
  letters: number;
}

export interface PlacedFlag {
  /** How high the text is; undefined where there is no room for it. */
  level: number | undefined;
  /** The text is left of the pole, because at the right it would leave the page. */
  turned: boolean;
}

const levels = 3;
/** Measured in days, on the narrowest screen that shows the words (a day is 28 px there). */
const letterWidth = 0.3;
const markWidth = 1;
const longestLine = 27;

/**
 * Places the text of each flag so that none covers another and no pole crosses one. A text must be higher
 * than every pole it passes.
 */
export function placeFlags(flags: readonly Flag[], monthLength: number): PlacedFlag[] {
  const spans = flags.map(({ day, letters }) => {
    const width = Math.min(letters, longestLine) * letterWidth + markWidth;
    const turned = day + width > monthLength + 1;
    return { day, turned, from: turned ? day - width : day, to: turned ? day : day + width };
  });
  const placed: PlacedFlag[] = spans.map(({ turned }) => ({ level: undefined, turned }));

  const above = (others: number[]) =>
    Math.max(-1, ...others.map((other) => placed[other]?.level ?? -1)) + 1;
  const fits = (level: number) => (level < levels ? level : undefined);

  for (const index of [...spans.keys()].reverse()) {
    const span = spans[index];
    const place = placed[index];
    if (!span || !place || span.turned) continue;
    const passed = [...spans.keys()].filter((other) => other > index && isIn(spans[other], span));
    place.level = fits(above(passed));
  }
  for (const [index, span] of spans.entries()) {
    const place = placed[index];
    if (!place || !span.turned) continue;
    const earlier = [...spans.keys()].slice(0, index);
    const met = earlier.filter((other) => (spans[other]?.to ?? 0) > span.from);
    // A text that already crosses this pole leaves no height for it.
    const crossed = met.some(
      (other) =>
        !placed[other]?.turned && placed[other]?.level !== undefined && isIn(span, spans[other]),
    );
    place.level = crossed ? undefined : fits(above(met));
  }
  return placed;
}

function isIn(
  pole: { day: number } | undefined,
  words: { from: number; to: number } | undefined,
): boolean {
  return pole !== undefined && words !== undefined && pole.day > words.from && pole.day < words.to;
}
