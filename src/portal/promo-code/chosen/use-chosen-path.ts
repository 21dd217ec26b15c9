import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';

const route = '/_portal/promocodes/{-$page}';

/** Which code the address names, whether the list stands behind it, and how to name none. */
export function useChosenId() {
  const router = useRouter();
  const navigate = useNavigate({ from: '/promocodes/{-$page}' });
  const { code } = useSearch({ from: route });
  const openedFromList = useLocation({ select: ({ state }) => state.openedFromList === true });

  function close() {
    if (openedFromList) return router.history.back();
    navigate({
      search: ({ code: _, ...search }) => search,
      replace: true,
      resetScroll: false,
    });
  }

  return { code, openedFromList, close };
}
