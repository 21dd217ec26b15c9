/** Messages about images from the server's schemas and checks. */
export const imageMessages: Record<string, string> = {
  'Must be a PNG, JPEG, WebP, AVIF or GIF image':
    'PNG, JPEG, WebP, AVIF veya GIF biçiminde bir görsel olmalı',
  'Must be the path of an uploaded image': 'Yüklenmiş bir görselin yolu olmalı',
  'Has {size} megapixels; {format} may have at most {max}':
    '{size} megapiksel; {format} en çok {max} olabilir',
  'Is damaged or incomplete and cannot be read as an image':
    'Bozuk ya da eksik olduğu için görsel olarak okunamıyor',
  'Takes too long to process': 'İşlenmesi çok uzun sürüyor',
  'Cannot be read': 'Okunamıyor',
  'Must have at most {max} images': 'En çok {max} görsel olabilir',
  'Must be an image from the library': 'Kitaplıktan bir görsel olmalı',
  'Must be a different image': 'Farklı bir görsel olmalı',
  'Must be smaller than the whole image': 'Görselin tamamından küçük olmalı',
  'Must end within the {size} pixels of the image': 'Görselin {size} pikseli içinde bitmeli',
  'There is no image with this ID': 'Bu kimlikte bir görsel yok',
};
