import { type BoardProps, problemsOn } from './board-state.ts';
import { KeepHere } from './keep-here.tsx';
import { Review } from './review.tsx';
import { AthleteForm, PasteForm, Roster } from './roster.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import type { ShownStep } from './sign-up-view.ts';
import { useBoard } from './use-board.ts';

/**
 * A team's list and its review. The server draws them as plain pages; here the same links and forms are answered
 * in the browser by the same rules, so that no signal is needed until it is sent.
 */
export function TeamBoard(props: BoardProps) {
  const { signUp, view, today } = props;
  const { board, keeping, around } = useBoard(props);
  const shown = { ...view, ...board, content: { ...view.content, people: board.people } };
  return (
    <div {...around} data-own-links>
      <SignUpFrame signUp={signUp} view={shown}>
        <Page {...{ signUp, today }} view={shown} problems={problemsOn(board, props)} />
        <p className="sign-up__said" role="status">
          {keeping.words || board.said}
        </p>
        {board.step === 'atletas' && board.athlete === undefined ? (
          <KeepHere isOn={keeping.isHere} onChange={keeping.setHere} />
        ) : null}
      </SignUpFrame>
    </div>
  );
}

type PageProps = Pick<BoardProps, 'signUp' | 'today'> & {
  view: ShownStep;
  problems: ReturnType<typeof problemsOn>;
};

function Page({ signUp, view, today, problems }: PageProps) {
  const { step, athlete, errors } = view;
  // Fields begin with what the view says, so each page and each refusal has its own.
  const key = `${step} ${athlete} ${Object.values(errors).join()}`;
  if (step === 'revisar') return <Review key={key} {...{ signUp, view, today, problems }} />;
  if (athlete === 'lista') return <PasteForm key={key} {...{ signUp, view }} />;
  return athlete === undefined ? (
    <Roster {...{ signUp, view, today }} />
  ) : (
    <AthleteForm key={key} {...{ signUp, view, today, athlete }} />
  );
}
