import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CarouselStep } from '../../ui/carousel/carousel-step.tsx';
import { useMessages } from '../page-context.ts';

type Props = { previous: () => void; next: () => void; onlyWhenNarrow: boolean };

export function CarouselArrows({ previous, next, onlyWhenNarrow }: Props) {
  const { previousPage, nextPage } = useMessages().blocks;
  return (
    <div className={`flex gap-2 ${onlyWhenNarrow ? 'md:hidden' : ''}`}>
      <CarouselStep label={previousPage} icon={ChevronLeft} onPress={previous} />
      <CarouselStep label={nextPage} icon={ChevronRight} onPress={next} />
    </div>
  );
}
