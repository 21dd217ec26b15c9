export type AccountText = {
  heading: string;
  title: string;
  /** `{email}` stands for the visitor's address. */
  signedInAs: string;
  needsScript: string;
  loading: string;
  saved: { title: string; empty: string };
  copied: { title: string; empty: string };
  choices: { title: string; language: string };
  email: { title: string; label: string; send: string; done: string };
  password: {
    title: string;
    current: string;
    label: string;
    hint: string;
    send: string;
    done: string;
  };
  sessions: {
    title: string;
    here: string;
    /** `{date}` stands for a day. */
    since: string;
    end: string;
    endOthers: string;
    unknown: string;
    /** `{browser}` and `{system}` stand for their names. */
    device: string;
  };
  data: { title: string; text: string; take: string };
  deletion: { title: string; text: string; send: string };
  refusals: {
    password: string;
    email: string;
    new_password: string;
    too_many_requests: string;
    unauthorized: string;
    other: string;
  };
};
