import '@vitejs/plugin-react/preamble';
import 'react-dom/client';

// React is evaluated in a task of its own, so that a visitor's press need not wait for all of the page's code.
import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
