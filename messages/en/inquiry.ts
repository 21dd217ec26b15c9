import type { InquiryTexts } from '../type/inquiry.ts';

export const texts: InquiryTexts = {
  shared: {
    optional: 'optional',
    leaveEmpty: 'Leave this field empty',
    complaints: {
      missing: 'Fill this in.',
      unstorable: 'This holds a character that cannot be stored. Type it again.',
      hidden:
        'This holds a hidden character, such as one that turns the direction of writing. Type it again by hand.',
      too_long: 'Shorten this to {max} characters or fewer.',
      no_email: 'Type an e-mail address like name@example.com.',
      no_website: 'Type the address of a website, like example.com.',
    },
    noMarket: 'Choose at least one market.',
    check: 'Not sent yet. Look at these fields:',
    sending: 'Sending…',
    failures: {
      unreachable:
        'Not sent: the site cannot be reached. What you typed is still here. Check your connection and send it again.',
      too_many_requests:
        'Not sent: several messages came from your address in the last minutes. What you typed is still here. Wait ten minutes and send it again.',
      other:
        'Not sent: something went wrong on our side. What you typed is still here. Try again in a moment.',
    },
  },
  forms: {
    application: {
      title: 'Join our partners',
      heading: 'JOIN OUR PARTNERS',
      description: 'Apply to have your casino or betting brand listed, tested and rated here.',
      lead: 'You run a casino or a sportsbook and want it listed here. Tell us what it is and where it may operate. We read every application, and answer the ones that fit.',
      labels: {
        company: 'Company or brand',
        website: 'Website',
        name: 'Contact name',
        email: 'E-mail',
        markets: 'Markets',
        message: 'Message',
      },
      hints: {
        markets: 'Where you hold a licence to operate.',
        message: 'What you offer, under which licence, and what a visitor of ours would get.',
      },
      send: 'Send application',
      thanks: {
        title: 'Application received',
        text: 'Thank you. An editor reads it and answers by e-mail, usually within five working days. Nothing is listed before we have looked at it ourselves.',
        back: 'Back to the partners we list',
      },
    },
    message: {
      title: "Let's talk",
      heading: "LET'S TALK",
      description: 'Write to the editors: questions, corrections, suggestions.',
      lead: 'A code that no longer works, a rating you disagree with, something missing. Write to us: an editor reads it.',
      labels: { name: 'Name', email: 'E-mail', subject: 'Subject', message: 'Message' },
      hints: { email: 'We use it to answer you, and for nothing else.' },
      send: 'Send message',
      thanks: {
        title: 'Message received',
        text: 'Thank you. An editor reads it and answers by e-mail where an answer is due, usually within two working days.',
        back: 'Back to the partners we list',
      },
    },
  },
};
