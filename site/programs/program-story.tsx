import '../ui/cards/split.css';
import './program-story.css';
import type { Program } from '#content/programs';

export function ProgramStory({ program }: { program: Program }) {
  const [opening, ...rest] = program.description;
  return (
    <section className="section" aria-labelledby="sobre-o-programa">
      <div className="split wrap story-columns">
        <h2 className="vh" id="sobre-o-programa">
          Sobre o programa
        </h2>
        <p className="story-columns__opening">{opening}</p>
        {rest.length > 0 ? (
          <div className="story-columns__rest">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
