import { readDictionary } from './dictionary.ts';
import { readDisplayFace } from './display-face.ts';
import { type ChooseEncoding, chooseEncoding } from './encodings.ts';
import { createFinish } from './finish-page.ts';
import { createSender } from './send-page.ts';

/** How pages leave us: what is done to them before they are kept, and when they are sent. */
export function createDelivery(clientDirectory: string) {
  const dictionary = readDictionary(clientDirectory);
  const face = readDisplayFace(clientDirectory);
  const choose: ChooseEncoding = (accepted) => chooseEncoding(accepted, dictionary, face);
  return {
    choose,
    finish: createFinish(clientDirectory, { dictionary, face }),
    send: createSender(choose),
  };
}
