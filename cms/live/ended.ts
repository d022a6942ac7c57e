/** What ending answers: the recording, unless it was the sample. */
export interface Ended {
  title?: string;
  address?: string;
}
