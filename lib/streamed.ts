/**
 * A page puts this header on an answer that is too long to be kept: the front server takes it off and sends
 * the answer while it is made.
 */
export const streamedHeader = 'x-streamed';
