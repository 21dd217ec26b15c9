import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pagePath, productPath } from '#contract/page-path.ts';
import { type FollowKind, followKinds } from '#contract/visitor/follow.ts';
import type { OwnFollow, OwnFollows } from '#contract/visitor/own-follow.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { AccountText } from '../../../../messages/type/account.ts';
import { callApi, type JsonOf } from '../../../api/call-api.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { useMessages } from '../../page-context.ts';
import { AccountSection, EmptyNote, panelClass } from './account-section.tsx';
import { failureText } from './failure-text.ts';
import type { Loaded } from './use-account-data.ts';
import { useAnnouncement } from './use-announcement.tsx';

type FollowPath = `/api/account/follows/${'end' | 'emails'}`;
type Props = { text: AccountText; follows: Loaded<OwnFollows> };

/** Lists the partners and categories that the visitor follows, with the consent to emails for each kind. */
export function FollowedList({ text: { following: text, refusals }, follows }: Props) {
  const { failedToLoad, tryAgain } = useMessages();
  const { announce, announcement } = useAnnouncement();
  const { data, reload } = follows;
  /** The visitor's last choice, shown until the account is loaded again. */
  const [pressed, setPressed] = useState<{
    kind: FollowKind;
    by_email: boolean;
    seen: OwnFollows | undefined;
  }>();

  async function change<Path extends FollowPath>(
    path: Path,
    json: JsonOf<'POST', Path>,
    done: string,
  ) {
    const result = await callApi('POST', path, { json });
    announce('data' in result ? done : failureText(refusals, result.failure));
    if ('failure' in result) setPressed(undefined);
    reload();
  }

  return (
    <AccountSection title={text.title}>
      {!data ? (
        <ErrorBox message={failedToLoad} retry={{ label: tryAgain, run: reload }} />
      ) : data.items.length === 0 ? (
        <EmptyNote>{text.empty}</EmptyNote>
      ) : (
        <>
          <ul className="rounded-card border border-line bg-raised px-5">
            {data.items.map((followed) => (
              <Followed
                key={`${followed.kind} ${followed.target} ${followed.market_code}`}
                text={text}
                followed={followed}
                onEnd={({ name: _, ...one }) => change('/api/account/follows/end', one, text.ended)}
              />
            ))}
          </ul>
          <fieldset className={panelClass}>
            <legend className="float-left font-strong">{text.emails}</legend>
            {followKinds.map((kind) => (
              <label key={kind} className="flex min-h-9 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={
                    pressed?.kind === kind && pressed.seen === data
                      ? pressed.by_email
                      : data.by_email.includes(kind)
                  }
                  onChange={({ target }) => {
                    const consent = { kind, by_email: target.checked };
                    setPressed({ ...consent, seen: data });
                    change('/api/account/follows/emails', consent, text.changed);
                  }}
                  className="size-5 shrink-0 accent-brass"
                />
                {text.byEmail[kind]}
              </label>
            ))}
            <p className="text-muted text-small">{text.emailsHint}</p>
          </fieldset>
        </>
      )}
      {announcement}
    </AccountSection>
  );
}

type FollowedProps = {
  text: AccountText['following'];
  followed: OwnFollow;
  onEnd: (followed: OwnFollow) => void;
};

function Followed({ text, followed, onEnd }: FollowedProps) {
  const { nav } = useMessages();
  const { kind, target, market_code } = followed;
  const name =
    kind === 'codes'
      ? text.codes
      : (followed.name ?? { ...nav, label: undefined }[target as keyof typeof nav] ?? target);
  const path =
    kind === 'product'
      ? productPath(Number(target))
      : kind === 'codes'
        ? pagePath.promoCodes
        : `/${target}`;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <p className="min-w-0">
        <Link to={path} dir="auto" className="wrap-anywhere underline underline-offset-4">
          {name}
        </Link>
        <span className="block text-muted text-small">{market_code}</span>
      </p>
      <button
        type="button"
        aria-label={fillText(text.endOne, { name })}
        onClick={() => onEnd(followed)}
        className={buttonClass.quiet}
      >
        {text.end}
      </button>
    </li>
  );
}
