import { PageTitle } from './page-title.tsx';

export const DashboardPage = () => (
  <div className="flex flex-col gap-3">
    <PageTitle>Dashboard</PageTitle>
    <p className="max-w-[36rem] text-muted">
      Welcome. What you change here is on the site as soon as it is saved: choose in the menu what
      to work on.
    </p>
  </div>
);
