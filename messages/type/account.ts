export type AccountText = {
  heading: string;
  title: string;
  /** `{email}` is the visitor's email address. */
  signedInAs: string;
  needsScript: string;
  loading: string;
  saved: { title: string; text: string; see: string };
  following: {
    title: string;
    empty: string;
    codes: string;
    end: string;
    /** `{name}` is the followed partner or category. */
    endOne: string;
    ended: string;
    emails: string;
    emailsHint: string;
    byEmail: { product: string; category: string; codes: string };
    changed: string;
  };
  choices: { title: string; language: string };
  email: { title: string; label: string; send: string; done: string };
  password: {
    title: string;
    current: string;
    show: string;
    label: string;
    hint: string;
    send: string;
    done: string;
  };
  sessions: {
    title: string;
    here: string;
    /** `{date}` is a day. */
    since: string;
    seen: string;
    end: string;
    /** `{name}` is the browser's name. */
    endOne: string;
    ended: string;
    endOthers: string;
    othersEnded: string;
    unknown: string;
    /** `{browser}` and `{system}` are names. */
    device: string;
  };
  data: { title: string; text: string; download: string };
  deletion: { title: string; text: string; send: string };
  refusals: {
    no_password: string;
    password: string;
    email: string;
    same_email: string;
    new_password: string;
    too_many_requests: string;
    overloaded: string;
    unauthorized: string;
    other: string;
  };
};
