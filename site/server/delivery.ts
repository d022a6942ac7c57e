import { readDictionary } from './dictionary.ts';
import { createFinish } from './finish-page.ts';
import { createSender } from './send-page.ts';

/** How pages leave us: what is done to them before they are kept, and when they are sent. */
export function createDelivery(clientDirectory: string) {
  const dictionary = readDictionary(clientDirectory);
  return {
    dictionary,
    finish: createFinish(clientDirectory, dictionary),
    send: createSender(dictionary),
  };
}
