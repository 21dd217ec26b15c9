import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { PromoCodeVoteResult } from '#contract/visitor/promo-code-vote.ts';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { callApi } from '../../../api/call-api.ts';
import { buttonClass } from '../../../ui/button.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { usePageContext } from '../../page-context.ts';

type Props = {
  texts: PromoText;
  promo: PromoCodeCard & { code: string };
  onCounted: (result: PromoCodeVoteResult) => void;
};

/** The votes of this visit, shown again when a code is reopened. */
const ownVotes = new Map<number, boolean>();

const choices = [
  { worked: true, name: 'worked', Icon: ThumbsUp },
  { worked: false, name: 'failed', Icon: ThumbsDown },
] as const;

/** Each line has its final height from the start, so that nothing below moves. */
export function PromoVote({ texts, promo, onCounted }: Props) {
  const { id, code } = promo;
  const { market } = usePageContext();
  const [own, setOwn] = useState(ownVotes.get(id));
  const [message, setMessage] = useState(texts.voteHint);

  const vote = useOneAtATime(async (worked: boolean) => {
    const result = await callApi('POST', `/api/promocodes/${id}/vote?market=${market}`, {
      json: { code, worked },
    });
    if ('failure' in result) {
      const isGone = ['conflict', 'not_found'].includes(result.failure.code);
      return setMessage(isGone ? texts.gone : texts.notCounted);
    }
    ownVotes.set(id, worked);
    setOwn(worked);
    setMessage(worked ? texts.thanksForWorked : texts.thanksForFailed);
    onCounted(result.data);
  });

  return (
    <div className="flex flex-col gap-2">
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 font-strong text-small">{texts.didItWork}</legend>
        {choices.map(({ worked, name, Icon }) => (
          <button
            key={name}
            type="button"
            aria-pressed={own === worked}
            onClick={() => vote(worked)}
            className={`${buttonClass.quiet} min-h-11 aria-pressed:border-brass aria-pressed:text-brass`}
          >
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            {texts[name]}
          </button>
        ))}
      </fieldset>
      <p aria-live="polite" className="min-h-10 text-muted text-small">
        {message}
      </p>
    </div>
  );
}
