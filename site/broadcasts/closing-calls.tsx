import './closing-calls.css';
import { contactAddress } from '../addresses/contact-address.ts';
import { ButtonLink } from '../ui/controls/button.tsx';

/** Two calls side by side: follow the channel, suggest what to show. */
export function ClosingCalls({ channel }: { channel: string }) {
  return (
    <div className="calls meets-foot">
      <section aria-labelledby="canal">
        <h2 className="d-1" id="canal">
          Não perca o apito inicial
        </h2>
        <p>Inscreva-se no canal e receba um aviso quando o jogo começar.</p>
        <ButtonLink href={channel} look="sun" external>
          Inscrever-se no canal
        </ButtonLink>
      </section>
      <section aria-labelledby="sugestao">
        <h2 className="d-1" id="sugestao">
          Que jogo você quer ver aqui?
        </h2>
        <p>Conte qual evento da sua cidade merece uma transmissão.</p>
        <ButtonLink href={contactAddress('sugestao', 'Transmissões')} look="sun">
          Enviar sugestão
        </ButtonLink>
      </section>
    </div>
  );
}
