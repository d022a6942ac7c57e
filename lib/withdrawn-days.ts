/** So long feeds tell that something was withdrawn; the standard wants a week at least. */
export const withdrawnDays = 30;
