import '../ui/cards/rich-text.css';
import './accessibility-page.css';
import { contactAddress } from '../addresses/contact-address.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { gaps, keys, laws, testedOn, tests } from './statement.ts';

/**
 * What was done, how it was checked and what is missing, in words for everybody.
 * Long because it is one text, read from top to bottom.
 */
export function AccessibilityPage() {
  return (
    <>
      <Masthead
        title="Acessibilidade"
        lead="Este site deve servir a todas as pessoas. Aqui dizemos o que já funciona, como testamos e o que ainda falta."
        here="Acessibilidade"
        art={<HeroArt name="cadeira" className="scene__art mast__art mast__art--low" />}
        south={
          <p className="mast__note">
            Data desta declaração: <time dateTime={testedOn.day}>{testedOn.words}</time>
          </p>
        }
      />
      <div className="wrap prose statement">
        <section aria-labelledby="conformidade">
          <h2 id="conformidade">Onde estamos</h2>
          <p>
            Procuramos cumprir as WCAG 2.2 no nível AA, que é a conformidade regular da ABNT NBR
            17225, e o contraste do nível AAA. Nos testes abaixo não restou nenhuma falha conhecida
            desses critérios, mas nenhuma entidade independente avaliou o site. Por isso não
            declaramos conformidade total.
          </p>
        </section>
        <section aria-labelledby="recursos">
          <h2 id="recursos">O que você pode ajustar</h2>
          <p>
            No alto de cada página ficam o contraste (claro, escuro ou alto), o tamanho do texto,
            até o dobro, e Libras. Em telas pequenas, eles abrem no botão com o símbolo da
            acessibilidade. A escolha fica guardada só no seu aparelho, sem cookies. O site também
            segue o que você pediu ao seu sistema: tema escuro, mais contraste, cores forçadas e
            menos movimento.
          </p>
        </section>
        <section aria-labelledby="teclas">
          <h2 id="teclas">Teclas de atalho</h2>
          <ul>
            {keys.map(({ key, leadsTo }) => (
              <li key={key}>
                <kbd>{key}</kbd> {leadsTo}
              </li>
            ))}
          </ul>
          <p>
            No Chrome e no Edge, use Alt e o número. No Firefox, Alt, Shift e o número. No Mac,
            Control, Option e o número.
          </p>
        </section>
        <section aria-labelledby="testes">
          <h2 id="testes">Como testamos</h2>
          <ul>
            {tests.map((test) => (
              <li key={test}>{test}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="faltas">
          <h2 id="faltas">O que ainda falta</h2>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="reclamar">
          <h2 id="reclamar">Encontrou uma barreira?</h2>
          <p>
            Conte para a secretaria em que página foi e o que você queria fazer. Você recebe um
            número de protocolo e não precisa explicar por quê.
          </p>
          <p>
            <ButtonLink href={contactAddress('reclamacao', 'Acessibilidade do site')}>
              Reclamar de uma barreira
            </ButtonLink>
          </p>
        </section>
        <section aria-labelledby="leis">
          <h2 id="leis">Leis e normas</h2>
          <ul>
            {laws.map((law) => (
              <li key={law}>{law}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
