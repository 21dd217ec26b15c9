import type { InquiryTexts } from '../../type/inquiry.ts';

export const texts: InquiryTexts = {
  shared: {
    optional: 'optional',
    leaveEmpty: 'Leave this field empty',
    complaints: {
      missing: 'This field is required.',
      unstorable: 'This contains a character that can’t be saved. Remove it or retype the text.',
      hidden:
        'This contains a hidden character, such as one that reverses the text direction. Type it again by hand.',
      too_long: 'Shorten this to {max} characters or fewer.',
      no_email: 'Enter an email address like name@example.com.',
      no_website: 'Enter a website address like example.com.',
    },
    noMarket: 'Choose at least one market.',
    noProblem: 'Choose what’s wrong.',
    problems: {
      wrong_terms: 'The terms are wrong',
      code_fails: 'The code doesn’t work',
      payment_refused: 'A payment was refused',
      other: 'Something else',
    },
    check: 'Not sent yet. Check these fields:',
    sending: 'Sending…',
    failures: {
      unreachable:
        'Not sent: the site can’t be reached. Your text is still here. Check your connection and try again.',
      too_many_requests:
        'Not sent: several messages have come from your address in the last few minutes. Your text is still here. Wait ten minutes and try again.',
      other:
        'Not sent: something went wrong on our side. Your text is still here. Try again in a moment.',
    },
  },
  forms: {
    application: {
      title: 'Join our partners',
      heading: 'JOIN OUR PARTNERS',
      description: 'Apply to have your casino or betting brand listed, tested and rated here.',
      lead: 'Do you run a casino or sportsbook and want it listed here? Tell us about it and where it’s licensed. We read every application and reply to the ones that are a good fit.',
      labels: {
        company: 'Company or brand',
        website: 'Website',
        name: 'Contact name',
        email: 'Email',
        markets: 'Markets',
        message: 'Message',
      },
      hints: {
        markets: 'Where you’re licensed to operate.',
        message: 'What you offer, under which licence, and what our visitors would get.',
      },
      send: 'Send application',
      thanks: {
        title: 'Application received',
        text: 'Thank you. An editor will read it and reply by email, usually within five working days. We review every brand ourselves before listing it.',
        back: 'Back to the casinos we list',
      },
    },
    message: {
      title: "Let's talk",
      heading: "LET'S TALK",
      description: 'Write to the editors: questions, corrections, suggestions.',
      lead: 'A code that no longer works, a rating you disagree with, something missing? Write to us. An editor reads every message.',
      labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
      hints: { email: 'We only use it to reply to you.' },
      send: 'Send message',
      thanks: {
        title: 'Message received',
        text: 'Thank you. An editor will read it and, if it needs a reply, get back to you by email, usually within two working days.',
        back: 'Back to the casinos we list',
      },
    },
    report: {
      title: 'Report a problem',
      heading: 'REPORT A PROBLEM',
      description:
        'Tell the editors about wrong terms, a code that doesn’t work or a refused payment.',
      lead: 'Tell us what went wrong. An editor checks every report and corrects what we show.',
      labels: { problem: 'What’s wrong?', message: 'Details', email: 'Email' },
      hints: {
        message:
          'What you expected, what happened and when. Don’t include passwords or card numbers.',
        email: 'Only if you’d like a reply.',
      },
      send: 'Send report',
      thanks: {
        title: 'Report received',
        text: 'Thank you. An editor will check it, usually within two working days. We can’t settle disputes with a casino or betting site; its regulator can.',
        back: 'Back to the casinos we list',
      },
    },
  },
  report: {
    about: 'About {name}',
    regulators: 'Complain to the regulator',
    regulatorsHint:
      'If the site won’t pay you or doesn’t reply, complain to the regulator that licenses it. Complain to the site first, and keep its replies.',
  },
};
