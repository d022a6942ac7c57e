/** `npm run remove-second-factor -- E-MAIL`: for an account whose owner lost phone and recovery codes. */
import { openPayload } from '../content/payload.ts';
import { removeSecondFactor } from '../content/remove-second-factor.ts';

const [email = ''] = process.argv.slice(2);
const removed = await removeSecondFactor(email);
console.log(
  removed
    ? `O segundo fator de ${email} foi removido. A conta entra com a senha e configura outro.`
    : `Não há conta com o e-mail “${email}” e segundo fator. Uso: npm run remove-second-factor -- EMAIL`,
);
await (await openPayload()).destroy();
process.exit(removed ? 0 : 1);
