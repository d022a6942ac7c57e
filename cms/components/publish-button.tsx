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
 * Payload's button with two faults of 'Agendar publicação' corrected. For a document that was never published
 * it preselects 'Despublicar'. And it says 'scheduled' even when the server refused.
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
