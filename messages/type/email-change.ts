export type EmailChangeText = {
  confirm: { title: string; text: string; send: string };
  stop: { title: string; text: string; send: string };
};
