export const texts = {
  title: 'x',
};
