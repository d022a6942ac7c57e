/** `npm run change-key`: a new key for what people enter into sign-ups; everything is sealed with it anew. */
import { settings } from '../cms/settings.ts';
import { changePersonalKey } from '../content/change-personal-key.ts';
import { openPayload } from '../content/payload.ts';

const changed = await changePersonalKey(settings.dataDir);
console.log(`Chave nova. Registros cifrados de novo: ${changed}.`);
await (await openPayload()).destroy();
process.exit(0);
