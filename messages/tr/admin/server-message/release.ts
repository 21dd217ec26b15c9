/** Messages about releases and proposals from the server. */
export const releaseMessages: Record<string, string> = {
  'Something else refers to this, or has the same name.':
    'Başka bir kayıt buna bağlı ya da aynı ada sahip.',
  'This already exists.': 'Bu zaten var.',
  'A release can contain at most {count}. Publish this one first, or add the change to another.':
    'Bir yayın paketi en fazla {count} içerebilir. Önce bunu yayınlayın ya da değişikliği başka bir pakete ekleyin.',
  'The release “{name}” has been published already.': '“{name}” paketi zaten yayınlandı.',
  'An agent changed this release after you opened it. Look at it again.':
    'Siz açtıktan sonra bir asistan bu paketi değiştirdi. Yeniden bakın.',
  'An agent can change this release at any time. Send the changes that you have looked at as “seen”.':
    'Bir asistan bu paketi her an değiştirebilir. Baktığınız değişiklikleri “seen” olarak gönderin.',
  'This release was changed after you opened it. Look at it again.':
    'Siz açtıktan sonra bu paket değiştirildi. Yeniden bakın.',
  'This release contains no changes that could be published.':
    'Bu pakette yayınlanabilecek değişiklik yok.',
  'There is no proposed change with the ID {id}.':
    'Bu numarada önerilmiş bir değişiklik yok: {id}.',
  'There is no release with the ID {id}.': 'Bu numarada bir yayın paketi yok: {id}.',
  'There are already {count} open releases, which is the limit. Publish or delete one first.':
    'Zaten {count} açık yayın paketi var, bu en yüksek sayı. Önce birini yayınlayın ya da silin.',
  'There are already {count} releases of agents waiting for people, which is the limit. Someone has to publish, refuse or delete one first.':
    'Asistanların zaten {count} paketi karar bekliyor, bu en yüksek sayı. Önce birinin yayınlanması, reddedilmesi ya da silinmesi gerekiyor.',
  'Only its author or an editor can do this.':
    'Bunu yalnızca öneren kişi ya da bir editör yapabilir.',
  'You can’t approve or refuse your own change. Ask someone else.':
    'Kendi değişikliğinizi onaylayamaz ya da reddedemezsiniz. Başka birinden isteyin.',
  'That release already changes this. Withdraw one of the two changes first.':
    'O paket bunu zaten değiştiriyor. Önce iki değişiklikten birini geri çekin.',
  'This field has no conflict any more. Reload the page.':
    'Bu alanda artık çakışma yok. Sayfayı yenileyin.',
  'It was deleted. Restore it in the history first.': 'Silinmiş. Önce geçmişten geri getirin.',
  'Must be the ID of a release': 'Bir yayın paketinin numarası olmalı',
  'This call takes effect immediately; send it without a release':
    'Bu işlem hemen uygulanır; yayın paketi olmadan gönderin',
  'The earlier versions are no longer stored, so this can’t be undone.':
    'Önceki sürümler artık saklanmıyor; bu yüzden geri alınamaz.',
  'Nothing is left to undo. It was undone already, or changed again since.':
    'Geri alınacak bir şey kalmadı. Zaten geri alınmış ya da sonradan değiştirilmiş.',
  'Some of these changes aren’t waiting in this release any more. Reload the page.':
    'Bu değişikliklerin bazıları artık bu pakette beklemiyor. Sayfayı yenileyin.',
  'No changes of agents are waiting in this release.':
    'Bu pakette bekleyen asistan değişikliği yok.',
  'These changes are in your own release already.': 'Bu değişiklikler zaten kendi paketinizde.',
  'Your release “{name}” already changes “{entry}”. Publish or withdraw that change first.':
    '“{name}” paketiniz “{entry}” kaydını zaten değiştiriyor. Önce o değişikliği yayınlayın ya da geri çekin.',
  'This has been undone already.': 'Bu zaten geri alındı.',
  'The release “{name}” already undoes this. Publish or delete it first.':
    'Bunu zaten “{name}” paketi geri alıyor. Önce onu yayınlayın ya da silin.',
  'Someone has changed this since.': 'O zamandan beri biri bunu değiştirdi.',
  'Someone has deleted this since.': 'O zamandan beri biri bunu sildi.',
  'Someone has restored this since.': 'O zamandan beri biri bunu geri getirdi.',
  'This release hasn’t been published, so there is nothing to undo.':
    'Bu paket yayınlanmadı; geri alınacak bir şey yok.',
  'There is no page with this ID': 'Bu numarada bir sayfa yok',
  'Viewers can’t do this. You are {role}.': 'Bu işlemi izleyiciler yapamaz.',
  'You can’t do this. You are {role}.': 'Bu işlem için yetkiniz yok.',
  'Must have at most {count} groups': 'En fazla {count} grup olabilir',
  'Must have at most {count} kinds': 'En fazla {count} tür olabilir',
  'Must have at most {count} markets': 'En fazla {count} pazar olabilir',
  'Approval rules are on. Turn them off to do this, then on again.':
    'Onay kuralları açık. Bunu yapmak için kapatın, sonra yeniden açın.',
  'It is part of a change proposed in the release “{name}”. Withdraw that change first.':
    '“{name}” paketinde önerilen bir değişiklikte kullanılıyor. Önce o değişikliği geri çekin.',
  'Enter a reason': 'Bir neden girin',
  'Enter a comment': 'Bir yorum girin',
  'Someone has to approve one change first.': 'Önce bir değişikliğin onaylanması gerekiyor.',
  'Someone has to approve {count} changes first.':
    'Önce {count} değişikliğin onaylanması gerekiyor.',
  'Someone else has changed one of the fields since. Choose what to keep, then publish again.':
    'Alanlardan birini bu arada başka biri değiştirdi. Neyin kalacağını seçip yeniden yayınlayın.',
  'Someone else has changed {count} of the fields since. Choose what to keep, then publish again.':
    '{count} alanı bu arada başka biri değiştirdi. Neyin kalacağını seçip yeniden yayınlayın.',
  'The change of “{name}” doesn’t work in your release: {reason}':
    '“{name}” değişikliği sizin paketinizde uygulanamıyor: {reason}',
  'The change of “{name}” was refused: {reason}': '“{name}” değişikliği reddedildi: {reason}',
  'Only one person could approve changes. Add another editor or owner first.':
    'Değişiklikleri yalnızca bir kişi onaylayabilir. Önce başka bir editör ya da sahip ekleyin.',
  'Only owners change some of these kinds, and there is only one. Add another first.':
    'Bu türlerden bazılarını yalnızca sahipler değiştirebilir ve tek bir sahip var. Önce bir sahip daha ekleyin.',
  'This was changed after you opened it. Look at it again.':
    'Siz açtıktan sonra değiştirildi. Yeniden bakın.',
};
