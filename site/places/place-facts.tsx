import '../ui/cards/columns.css';
import '../ui/cards/answers.css';
import type { Place } from '#content/places';
import { priceLabel } from '../../lib/audience.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';

/** Price, access, the way there and whom to ask, in words. */
export function PlaceFacts({ place }: { place: Place }) {
  const { price, priceNote, accessible, gettingThere, phone } = place;
  return (
    <section className="section" aria-labelledby="antes-de-ir">
      <div className="wrap">
        <LineHeading id="antes-de-ir">Antes de ir</LineHeading>
        <dl className="columns columns--2-2-1 answers">
          <div>
            <dt>Preço</dt>
            <dd>{priceLabel(price)}</dd>
            {priceNote ? <dd>{priceNote}</dd> : null}
          </div>
          <div>
            <dt>Acesso</dt>
            <dd>{accessible ? 'Acessível' : 'Acesso não adaptado'}</dd>
            <dd>
              {accessible
                ? 'Pessoas com deficiência ou mobilidade reduzida entram e usam o lugar.'
                : 'Pode haver degraus. Confirme antes como entrar e o que dá para usar.'}
            </dd>
          </div>
          {gettingThere ? (
            <div>
              <dt>De ônibus, de barco ou a pé</dt>
              <dd>{gettingThere}</dd>
            </div>
          ) : null}
          {phone ? (
            <div>
              <dt>Telefone</dt>
              <dd>
                <a className="quiet-link" href={phoneAddress(phone)}>
                  {phone}
                </a>
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </section>
  );
}
