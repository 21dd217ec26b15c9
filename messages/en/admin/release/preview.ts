export const texts = {
  action: 'Preview',
  opening: 'Opening…',
  title: 'The preview is ready',
  explanation: (until: string) =>
    `The whole site with this release. Anyone with the link can look until ${until}, also without an account.`,
  address: 'Link',
  copy: 'Copy link',
  open: 'Open preview',
};
