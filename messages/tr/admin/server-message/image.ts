/** Schemas and checks of the server say these sentences of images. */
export const imageMessages: Record<string, string> = {
  'Must be a PNG, JPEG, WebP, AVIF or GIF picture':
    'PNG, JPEG, WebP, AVIF veya GIF biçiminde bir görsel olmalı',
  'Must be the path of an uploaded image': 'Yüklenmiş bir görselin yolu olmalı',
  'Has {size} megapixels; {format} may have at most {max}':
    '{size} megapiksel; {format} en çok {max} olabilir',
  'Is damaged or cut short: it cannot be read as a picture':
    'Bozuk ya da eksik: görsel olarak okunamıyor',
  'Takes too long to read': 'Okunması çok uzun sürüyor',
  'Cannot be read at all': 'Hiç okunamıyor',
  'Must be at most {max} images': 'En çok {max} görsel olabilir',
  'Must be an image of the library': 'Kitaplıktan bir görsel olmalı',
  'Must be another image': 'Başka bir görsel olmalı',
  'Must be less than the whole image': 'Görselin tamamından küçük olmalı',
  'Must end within the {size} pixels of the image': 'Görselin {size} pikseli içinde bitmeli',
  'No image has this id': 'Bu kimlikte bir görsel yok',
};
