glosaSearch("h5-08d6","lLcEJ lLcEJ /ITEjF /ITEhF /ITElF");
