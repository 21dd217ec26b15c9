export const texts = {
  title: 'Site',
  ownersOnly: 'Only owners can change settings. Ask one of them if you need something changed.',
  saved: 'Settings saved.',
  fromEnvironment: (variable: string, value: string) =>
    `The environment variable ${variable} is set to “${value}” and takes precedence.`,
  name: 'Site name',
  nameHint: 'Defaults to Aceboard.',
  inquiryEmail: 'Email for inquiries',
  inquiryEmailHint:
    'We email each new message here (at most 20 an hour). Leave empty to turn this off.',
  telegram: 'Telegram',
  telegramHint:
    'Leave empty for no link in the footer. Until you name the site, the default is https://t.me/aceboard.',
  counter: 'Online counter',
  counterHint: '“Live” counts open pages.',
  factDays: 'Check facts every (days)',
  factDaysHint:
    'Facts about partners that nobody has checked for this long are listed on the dashboard.',
  linkCheck: 'Check links to other sites every night',
  linkCheckHint: 'On by default if the site has a public address.',
  linkChecks: { default: 'Default', on: 'On', off: 'Off' },
  counters: {
    default: 'Default (simulated)',
    simulated: 'Simulated',
    live: 'Live',
    off: 'Off',
  },
  theme: 'Theme',
  themeHint: '“Visitor’s choice” follows the visitor’s system setting.',
  themes: { dark: 'Dark', light: 'Light', system: 'Visitor’s choice' },
  accent: 'Accent color',
  accentHint:
    'Used for buttons and links. Six hexadecimal digits, such as #e9b44c. Defaults to brass.',
  pickAccent: 'Pick a color',
  takeAccent: (colour: string) => `Use ${colour}, the nearest readable color`,
  logo: 'Logo',
  logoHint:
    'Shown in the header and in emails, 32 pixels high. Leave empty for the default mark and the name.',
  lightLogo: 'Logo for light pages',
  lightLogoHint: 'Optional. If left empty, light pages show the other logo.',
  logoPreview: {
    title: 'Logo preview',
    dark: 'On dark pages',
    light: 'On light pages',
    vanishes: 'This logo can hardly be seen here. Choose one with more contrast.',
  },
  defaultName: 'Aceboard',
  shareImage: 'The image shown when someone shares a link to the site',
  icon: 'Icon',
  iconHint:
    'A square of at least 512 pixels. Icons for browsers and devices, and the image for shared links, are generated from it.',
  footerNote: 'Footer note',
  announcement: 'Announcement',
  announcementHint:
    'Shown above every page between its start and end dates. Leave empty for no announcement.',
  theAnnouncement: 'The announcement',
  link: 'Link',
  linkHint: 'A web address, or a path such as /bonuses.',
  languages: {
    title: 'Languages',
    pages: (language: string) => `Pages in ${language}`,
    hint: 'Switching a language off removes its pages and its fields in forms. Its texts are kept, and links to its pages lead to the English ones.',
  },
  networks: {
    title: 'Other networks',
    network: (number: number) => `Network ${number}`,
    name: 'Name (required)',
    url: 'Address (required)',
    remove: (number: number) => `Remove network ${number}`,
    add: 'Add network',
  },
};
