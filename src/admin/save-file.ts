export function saveBlob(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

export const saveFile = (name: string, text: string) =>
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
