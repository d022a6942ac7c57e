'use client';
import {
  PublishButton as PayloadsButton,
  ServerFunctionsContext,
  useDocumentInfo,
  useServerFunctions,
} from '@payloadcms/ui';
import { type ComponentProps, useEffect, useMemo } from 'react';

type Functions = ReturnType<typeof useServerFunctions>;

/**
 * Payload's button, with two faults of its 'Agendar publicação' mended. For what was never published it
 * preselects 'Despublicar', because it counts only drafts on top of something public. And it says
 * 'scheduled' whatever the server answers.
 */
export function PublishButton(props: ComponentProps<typeof PayloadsButton>) {
  const { id, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const neverPublished = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (neverPublished) setUnpublishedVersionCount(1);
  }, [neverPublished, setUnpublishedVersionCount]);

  const functions = useServerFunctions();
  const honest = useMemo(
    (): Functions => ({ ...functions, schedulePublish: orThrow(functions) }),
    [functions],
  );
  return (
    <ServerFunctionsContext value={honest}>
      <PayloadsButton {...props} />
    </ServerFunctionsContext>
  );
}

const orThrow =
  ({ schedulePublish }: Functions): Functions['schedulePublish'] =>
  async (args) => {
    const answer = (await schedulePublish(args)) as { error?: string } | undefined;
    if (answer?.error) throw new Error(answer.error);
    return answer;
  };
