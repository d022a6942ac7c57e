/** `npm run change-key`: a new key for what people enter into sign-ups; everything is sealed with it anew. */
import { changePersonalKey } from '../cms/entries/reseal.ts';
import { settings } from '../cms/settings.ts';
import { openPayload } from '../content/payload.ts';

const payload = await openPayload();
const changed = await changePersonalKey(payload, settings.dataDir);
console.log(`Chave nova. Registros cifrados de novo: ${changed}.`);
await payload.destroy();
process.exit(0);
