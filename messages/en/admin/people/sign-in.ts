export const texts = {
  confirm: 'Confirm it’s you',
  whyConfirm: 'You signed in a while ago, and this change matters. Enter your token once more.',
  confirmNow: 'Confirm',
};
