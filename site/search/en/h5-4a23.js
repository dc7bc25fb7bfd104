glosaSearch("h5-4a23","lLcEJ lLcEJ /ITEjF /ITEhF");
