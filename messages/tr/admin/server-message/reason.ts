/** Reasons inside other messages, such as why an address couldn't be fetched. */
export const reasons: Record<string, string> = {
  '{host} is not on the public internet: its address is {address}':
    '{host} genel internette değil: Adresi {address}',
  '{host} has no address': '{host} için bir adres bulunamadı',
  '{host} did not answer within {seconds} seconds': '{host} {seconds} saniye içinde yanıt vermedi',
  'The DNS lookup of {host} failed: {code}': '{host} için DNS sorgusu başarısız oldu: {code}',
  '{host} answered with more than {bytes} bytes': '{host} {bytes} bayttan uzun yanıt verdi',
};
