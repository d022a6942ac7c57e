/** How long a change waits before those signed up are told, so that a slip can be undone. */
export const tellPauseMinutes = 10;

/** How long it waits at most, however often it is changed again. */
export const longestTellPauseMinutes = 60;
